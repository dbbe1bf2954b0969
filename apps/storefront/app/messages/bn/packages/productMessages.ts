export { bn as productMessages } from '@store/pdp/messages/bn'
