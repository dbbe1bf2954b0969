import { useReceiver } from '@store/account'
import type { Cart, CartClient } from '@store/api-client/contract/cart'
import { indiaIsoCode, isPincode } from '@store/api-client/contract/rules/isPincode'
import { normalizePincode } from '@store/api-client/contract/rules/normalizePincode'
import { useEffect, useState } from 'react'

/** A cart, and the pincode it was read for; missing as long as each line has its own. */
interface CartAt {
  readonly cart: Cart
  readonly pincode?: string
}

/** The cart as it is delivered to the receiver's pincode: another pincode has other days. */
export function useCartForPincode(cart: Cart, list: CartClient['list']): CartAt {
  const { values, country } = useReceiver().state
  const [read, setRead] = useState<CartAt>({ cart })
  const pincode = normalizePincode(values.pincode)

  // What the shop says comes from outside React.
  useEffect(() => {
    if (!isPincode(pincode, indiaIsoCode) || country.number !== indiaIsoCode) return
    let isWanted = true
    void list({ pincode }).then((answer) => {
      // A cart that changed meanwhile is not what is ordered here; the order says so.
      if (isWanted && answer.ok && answer.value.version === cart.version)
        setRead({ cart: answer.value, pincode })
    })
    return () => {
      isWanted = false
    }
  }, [cart, list, pincode, country.number])

  return read
}
