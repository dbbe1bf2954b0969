import '@store/delivery-location/element'
