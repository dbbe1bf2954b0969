export { heroCarouselBn as heroCarouselMessages } from '@store/ui/messages/bn'
