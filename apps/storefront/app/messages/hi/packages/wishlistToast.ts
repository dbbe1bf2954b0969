export { wishlistToastHi as wishlistToast } from '@store/account/messages/hi'
