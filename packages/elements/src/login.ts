import '@store/login-dialog/element'
