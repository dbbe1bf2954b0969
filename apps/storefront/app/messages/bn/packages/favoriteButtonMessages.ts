export { favoriteButtonBn as favoriteButtonMessages } from '@store/account/messages/bn/favorite-button'
