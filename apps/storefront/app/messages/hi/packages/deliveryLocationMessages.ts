export { hi as deliveryLocationMessages } from '@store/delivery-location/messages/hi'
