export { hi as corporateMessages } from '@store/corporate/messages/hi'
