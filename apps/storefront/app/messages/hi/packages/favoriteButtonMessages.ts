export { favoriteButtonHi as favoriteButtonMessages } from '@store/account/favorite-button'
