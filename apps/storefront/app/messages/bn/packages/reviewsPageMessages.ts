export { reviewsPageBn as reviewsPageMessages } from '@store/pdp/messages/bn'
