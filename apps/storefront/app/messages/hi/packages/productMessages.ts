export { hi as productMessages } from '@store/pdp/messages/hi'
