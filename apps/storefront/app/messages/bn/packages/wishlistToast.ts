export { wishlistToastBn as wishlistToast } from '@store/account/messages/bn'
