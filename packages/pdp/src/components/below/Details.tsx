import { Offers } from '../info/Offers/Offers.tsx'
import { ProductInfo } from '../info/ProductInfo/ProductInfo.tsx'

/** What can be saved with the gift, what it holds and what to know of it. */
export function Details() {
  return (
    <>
      <Offers />
      <ProductInfo />
    </>
  )
}
