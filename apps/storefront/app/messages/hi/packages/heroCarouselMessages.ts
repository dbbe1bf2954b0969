export { heroCarouselHi as heroCarouselMessages } from '@store/ui/messages/hi'
