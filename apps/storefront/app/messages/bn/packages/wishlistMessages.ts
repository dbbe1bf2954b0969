export { wishlistBn as wishlistMessages } from '@store/account/messages/bn'
