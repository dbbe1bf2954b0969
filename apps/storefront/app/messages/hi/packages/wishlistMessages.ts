export { wishlistHi as wishlistMessages } from '@store/account/messages/hi'
