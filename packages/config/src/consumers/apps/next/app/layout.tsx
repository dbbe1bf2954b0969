import type { ReactNode } from 'react'
import './styles'

export const metadata = { title: 'Cart', icons: { icon: 'data:,' } }

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}
