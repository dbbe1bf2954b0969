export { bn as corporateMessages } from '@store/corporate/messages/bn'
