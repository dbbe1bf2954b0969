import { useReceiver } from '@store/account'
import type { Cart, CartClient } from '@store/api-client/contract/cart'
import { indiaIsoCode, isPincode } from '@store/api-client/contract/rules/isPincode'
import { normalizePincode } from '@store/api-client/contract/rules/normalizePincode'
import { useEffect, useState } from 'react'

/** A cart and the pincode it was loaded for. Without a pincode, each line has the pincode it was added for. */
interface CartAt {
  readonly cart: Cart
  readonly pincode?: string
}

/** Returns the cart for the receiver's pincode, because delivery dates depend on the pincode. */
export function useCartForPincode(cart: Cart, list: CartClient['list']): CartAt {
  const { values, country } = useReceiver().state
  const [read, setRead] = useState<CartAt>({ cart })
  const pincode = normalizePincode(values.pincode)

  useEffect(() => {
    if (!isPincode(pincode, indiaIsoCode) || country.number !== indiaIsoCode) return
    let isWanted = true
    void list({ pincode }).then((answer) => {
      // If the cart has changed meanwhile, this response is another cart than the one to be ordered; placing the order
      // reports the change.
      if (isWanted && answer.ok && answer.value.version === cart.version)
        setRead({ cart: answer.value, pincode })
    })
    return () => {
      isWanted = false
    }
  }, [cart, list, pincode, country.number])

  return read
}
