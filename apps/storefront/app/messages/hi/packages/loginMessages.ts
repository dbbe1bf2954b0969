export { hi as loginMessages } from '@store/login-dialog/messages/hi'
