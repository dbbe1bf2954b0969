export { heroCarouselEn as heroCarouselMessages } from '@store/ui/hero-carousel'
