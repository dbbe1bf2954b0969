import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, data, RouterProvider } from 'react-router'
import '@store/ui/tokens.css'
import '@store/ui/styles.css'
import './styles.css'
import { createStores } from './createStores'
import { Layout } from './Layout'
import { CartPage } from './pages/CartPage'
import { CheckoutPage } from './pages/CheckoutPage'
import { ErrorPage } from './pages/ErrorPage'
import { HomePage } from './pages/HomePage'
import { ProductPage } from './pages/ProductPage'
import { StoresContext } from './StoresContext'

const stores = createStores((href) => void router.navigate(href))
const { backend } = stores

const loadGifts = async () => {
  const answer = await backend.gifts()
  if (!answer.ok) throw data(answer.failure.kind, { status: 502 })
  return answer.value.products
}

const loadProduct = async (type = '', slug = '') => {
  const answer = await backend.product(type, slug)
  if (!answer.ok) throw data(answer.failure.kind, { status: 502 })
  if (!answer.value) throw data('no such product', { status: 404 })
  return answer.value
}

const router = createBrowserRouter([
  {
    element: <Layout />,
    // Shown while the first page is loading.
    HydrateFallback: () => null,
    children: [
      {
        // Inside the layout, so that a page that fails keeps the header.
        errorElement: <ErrorPage />,
        children: [
          { index: true, element: <HomePage />, loader: loadGifts },
          {
            path: 'p/:type/:slug',
            element: <ProductPage />,
            loader: ({ params }) => loadProduct(params.type, params.slug),
          },
          { path: 'cart', element: <CartPage /> },
          { path: 'checkout', element: <CheckoutPage /> },
          {
            path: '*',
            loader: () => {
              throw data('no such page', { status: 404 })
            },
          },
        ],
      },
    ],
  },
])

stores.start()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <StoresContext value={stores}>
        <RouterProvider router={router} />
      </StoresContext>
    </StrictMode>,
  )
