"""The cards of Starlight: files of data in the form that a user's own file has too."""
