// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Lightbox } from './Lightbox.tsx'
import { lightboxEn } from './lightboxEn.ts'

it.each([true, false])('renders a closed dialog on the server, even if it should be open (%s)', (open) => {
  expect(typeof document).toBe('undefined')
  const html = renderToString(
    <Lightbox
      pictures={[{ src: '/roses.webp', width: 1200, height: 1500, alt: 'Roses' }]}
      open={open}
      label="Pictures of Red Roses"
      messages={lightboxEn}
      onClose={() => {}}
    />,
  )
  expect(html).toMatch(/^<dialog(?! open)/)
  expect(html).not.toContain('style=')
})
