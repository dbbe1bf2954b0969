// @vitest-environment node
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as ui from './index.ts'

const nothing = () => {}
const names = { group: 'Quantity of Red Roses', decrease: 'Less', increase: 'More', value: 'Quantity' }

const modal = (
  <ui.Modal title="Are you Sure?" closeLabel="Close" onClose={nothing}>
    Are you sure you want to remove "Red Roses"?
  </ui.Modal>
)
const picture = (
  <ui.Picture
    src="/roses.jpg"
    width={800}
    height={800}
    alt="Roses"
    errorText="Error !"
    fetchPriority="high"
  />
)

const examples: Readonly<Record<string, ReactElement>> = {
  Breadcrumb: (
    <ui.Breadcrumb label="You are here" crumbs={[{ text: 'Home', href: '/' }, { text: 'Roses' }]} />
  ),
  Button: <ui.Button busy>Add to cart</ui.Button>,
  Card: <ui.Card>Fresh</ui.Card>,
  EggBadge: <ui.EggBadge kind="egg" text="CONTAINS EGG" />,
  ErrorBox: <ui.ErrorBox text="Something went wrong" action={{ label: 'Try again', onSelect: nothing }} />,
  IconButton: <ui.IconButton icon={<ui.HeartIcon filled />} label="Save" onClick={nothing} />,
  Modal: modal,
  NotFoundView: <ui.NotFoundView title="Not found" text="But…" home={{ label: 'Home', href: '/' }} />,
  Notice: <ui.Notice kind="good">Arrives today</ui.Notice>,
  Picture: picture,
  Price: <ui.Price amount="₹549" listAmount="₹699" percentOff="21% off" />,
  QuantityStepper: (
    <ui.QuantityStepper value={10} min={1} max={10} limitText="10!" names={names} onChange={nothing} />
  ),
  Rating: <ui.Rating value={4.6} text="4.6 out of 5" />,
  SelectField: (
    <ui.SelectField label="Occasion" value="" options={[{ value: '', text: 'Any' }]} onChange={nothing} />
  ),
  Shimmer: <ui.Shimmer shape="lines" lines={3} />,
  StickyBar: <ui.StickyBar label="Your total">₹549</ui.StickyBar>,
  TextArea: <ui.TextArea label="Message" value="" onChange={nothing} />,
  TextField: <ui.TextField label="Mobile" value="" prefix="+91" error="Too short" onChange={nothing} />,
  ToastRegion: (
    <ui.ToastRegion
      toasts={[{ id: 'a', kind: 'info', text: 'Saved' }]}
      onDismiss={nothing}
      closeLabel="Close"
    />
  ),
  TrustStrip: <ui.TrustStrip figures={[{ figure: '620+', text: 'Cities' }]} />,
  VisuallyHidden: <ui.VisuallyHidden>in your cart</ui.VisuallyHidden>,
}

it('has an example of every component', () => {
  const components = Object.keys(ui).filter((name) => !name.endsWith('Icon'))
  expect(Object.keys(examples).sort()).toEqual(components.sort())
})

it.each(Object.entries(examples))(
  'renders %s without a document and without style attributes',
  (_, element) => {
    expect(typeof document).toBe('undefined')
    expect(renderToString(element)).not.toContain('style=')
  },
)

it('keeps a dialog closed until the page can open it', () => {
  expect(renderToString(modal)).toMatch(/^<dialog(?! open)/)
})

it('tells the browser which picture matters most', () => {
  expect(renderToString(picture)).toMatch(/fetchpriority="high"/i)
})
