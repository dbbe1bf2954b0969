import { CartProvider, CartView } from '@store/cart'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes, useParams } from 'react-router'
// The example of the README of @store/ui, verbatim.
import { Links } from './Links'
import { createInMemoryCartStore } from './shared/createInMemoryCartStore'
import '@store/ui/tokens.css'
import '@store/ui/styles.css'
import '@store/cart/styles.css'

const store = createInMemoryCartStore()

const CartPage = () => (
  <CartProvider store={store}>
    <CartView />
  </CartProvider>
)

const CatchAllPage = () => <h1>The page of {useParams().page}</h1>

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename="/shop">
        <Links>
          <Routes>
            <Route path="/" element={<CartPage />} />
            <Route path="/hi/:page" element={<CatchAllPage />} />
          </Routes>
        </Links>
      </BrowserRouter>
    </StrictMode>,
  )
