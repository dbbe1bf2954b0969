export { favoriteButtonHi as favoriteButtonMessages } from '@store/account/messages/hi/favorite-button'
