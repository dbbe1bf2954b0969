export { FavoriteButton, type FavoriteButtonProps } from '../FavoriteButton/FavoriteButton.tsx'
