import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from '../Picture/Picture.tsx'
import { Image } from './Image.tsx'
import { type ImageLoader, ImageLoaderProvider } from './ImageLoaderProvider.tsx'

const cdn: ImageLoader = ({ src, width }) => `https://cdn.example/w_${width},q_80${src}`
const srcSet = '/a,b-400.webp 400w, /a,b-800.webp 800w'
const picture = <Picture src="/a,b-800.webp" srcSet={srcSet} width={800} height={800} alt="" errorText="" />

it('uses the original picture URLs if there is no loader', () => {
  expect(renderToStaticMarkup(picture)).toContain(`srcSet="${srcSet}"`)
  expect(renderToStaticMarkup(<Image src="/a.webp" width={64} height={64} alt="A rose" />)).toContain(
    '<img width="64" height="64" alt="A rose" src="/a.webp"/>',
  )
})

it("loads each picture from the loader's URL for its width", () => {
  const html = renderToStaticMarkup(<ImageLoaderProvider loader={cdn}>{picture}</ImageLoaderProvider>)
  expect(html).toContain(
    'srcSet="https://cdn.example/w_400,q_80/a,b-400.webp 400w, https://cdn.example/w_800,q_80/a,b-800.webp 800w"',
  )
  expect(html).toContain('src="https://cdn.example/w_800,q_80/a,b-800.webp"')
})

it('also offers a picture of a single size at twice its width', () => {
  const html = renderToStaticMarkup(
    <ImageLoaderProvider loader={cdn}>
      <Image src="/a.webp" width={64} height={64} alt="" />
    </ImageLoaderProvider>,
  )
  expect(html).toContain(
    'srcSet="https://cdn.example/w_64,q_80/a.webp 1x, https://cdn.example/w_128,q_80/a.webp 2x"',
  )
})

it('does not change data URLs', () => {
  const html = renderToStaticMarkup(
    <ImageLoaderProvider loader={cdn}>
      <Image src="data:," width={64} height={64} alt="" />
      <Image src="blob:https://shop.example/1" width={64} height={64} alt="" />
    </ImageLoaderProvider>,
  )
  expect(html).not.toContain('cdn.example')
})
