export { reviewsPageHi as reviewsPageMessages } from '@store/pdp/messages/hi'
