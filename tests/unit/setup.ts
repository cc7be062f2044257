import '@vanilla-extract/css/disableRuntimeStyles'
