export { bn as loginMessages } from '@store/login-dialog/messages/bn'
