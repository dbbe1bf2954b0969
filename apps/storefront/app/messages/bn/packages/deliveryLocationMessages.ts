export { bn as deliveryLocationMessages } from '@store/delivery-location/messages/bn'
