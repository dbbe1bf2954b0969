import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { PinIcon } from '../icons/PinIcon.tsx'
import { Modal } from '../Modal/Modal.tsx'
import { Combobox } from './Combobox.tsx'
import type { ComboboxOption } from './ComboboxOption.ts'
import type { ComboboxProps } from './ComboboxProps.ts'
import { comboboxEn } from './comboboxEn.ts'

const cities: readonly ComboboxOption[] = [
  ['Delhi', 'Delhi'],
  ['New Delhi', 'Delhi'],
  ['Dehradun', 'Uttarakhand'],
  ['Dewas', 'Madhya Pradesh'],
  ['Deoghar', 'Jharkhand'],
  ['Davanagere', 'Karnataka'],
  ['Darjeeling', 'West Bengal'],
  ['Dhanbad', 'Jharkhand'],
  ['Dibrugarh', 'Assam'],
  ['Pune', 'Maharashtra'],
].map(([text = '', detail]) => ({ id: text, text, detail }))

const places: readonly ComboboxOption[] = [
  { id: '1', text: 'Vasant Kunj', detail: 'New Delhi 110070', group: 'Localities' },
  { id: '2', text: 'Vasant Vihar', detail: 'New Delhi 110057', group: 'Localities' },
  {
    id: '3',
    text: 'Vasantrao Naik Marg',
    detail: 'Sakleshpur, Karnataka',
    group: 'Addresses',
    disabled: true,
    reason: 'Not Deliverable',
  },
  { id: '4', text: 'Shop 12, Vasant Square Mall', detail: 'Vasant Kunj, New Delhi', group: 'Addresses' },
]

/**
 * Combobox: a text field with suggestions below it. The typed text is the value until the shopper chooses a suggestion.
 *
 * - **Use**: where typing is faster than scrolling: places, pincodes, search.
 * - **Avoid**: for fewer than about ten known options (`SelectField`).
 * - **Content**: a label, never only a placeholder. The messages of `empty` and `failed` say what to do next.
 * - **Accessibility**: focus stays in the input. Up and Down move through the options and Enter chooses one; Escape
 *   closes the list, Alt+Down opens it. The number of results is announced when it has not changed for 0.6 s.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Fields/Combobox',
  component: Combobox,
  args: {
    label: 'City or pincode',
    value: '',
    options: cities,
    status: 'ready',
    messages: { ...comboboxEn, empty: 'No City Found' },
    prefix: <PinIcon size="s" />,
    announceAfterMs: 50,
    onInput: fn(),
    onSelect: fn(),
    onBlur: fn(),
  },
  decorators: [
    (Story) => (
      <div className="story-room">
        <style>{'.story-room { min-block-size: 400px; max-inline-size: 440px }'}</style>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

function Kept(props: ComboboxProps) {
  const [value, setValue] = useState(props.value)
  const typed = value.trim().toLowerCase()
  return (
    <Combobox
      {...props}
      value={value}
      options={props.options.filter(({ text }) => text.toLowerCase().includes(typed))}
      onInput={(text) => {
        setValue(text)
        props.onInput(text)
      }}
      onSelect={(option) => {
        setValue(option.text)
        props.onSelect(option)
      }}
    />
  )
}

const fieldOf = (canvasElement: HTMLElement, name = 'City or pincode') =>
  within(canvasElement).getByRole('combobox', { name })

const activeOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')

// Waits, because half-faded text has half its contrast.
const isOpen = async (shown: HTMLElement) => {
  await waitFor(() => expect(shown).toBeVisible())
  const motions = document.getAnimations().filter((motion) => motion instanceof CSSTransition)
  await Promise.allSettled(motions.map((motion) => motion.finished))
  return shown
}

const listIsGone = (canvasElement: HTMLElement) =>
  expect(within(canvasElement).queryByRole('listbox')).toBeNull()

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = fieldOf(canvasElement)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(field, 'del')
    await expect(args.onInput).toHaveBeenLastCalledWith('del')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await isOpen(canvas.getByRole('listbox', { name: 'City or pincode' }))
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('Del')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 suggestions'))
    for (const option of canvas.getAllByRole('option')) {
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement)
    await userEvent.type(field, 'de')
    await expect(activeOf(field)).toBeNull()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(activeOf(field)).toHaveTextContent('New Delhi')
    await expect(activeOf(field)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(activeOf(field)).toHaveTextContent('Deoghar')
    await userEvent.keyboard('{ArrowDown}')
    await expect(activeOf(field)).toHaveTextContent('DelhiDelhi')
    await userEvent.keyboard('{Home}')
    await expect(activeOf(field)).toBeNull()
    await expect(field).toHaveProperty('selectionStart', 0)
    await userEvent.keyboard('{ArrowDown}{End}')
    await expect(activeOf(field)).toBeNull()
    await expect(field).toHaveProperty('selectionStart', 2)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'New Delhi' }))
    await expect(field).toHaveValue('New Delhi')
    await expect(field).toHaveFocus()
    await listIsGone(canvasElement)
  },
}

export const EscapeClosesThenClears: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement)
    await userEvent.type(field, 'de{ArrowDown}{Escape}')
    await listIsGone(canvasElement)
    await expect(field).toHaveValue('de')
    await userEvent.keyboard('{Escape}')
    await expect(args.onInput).toHaveBeenLastCalledWith('')
    await expect(field).toHaveValue('')
    await listIsGone(canvasElement)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await isOpen(within(canvasElement).getByRole('listbox'))
    await expect(activeOf(field)).toBeNull()
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}

export const TabLeavesWithoutChoosing: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement)
    await userEvent.type(field, 'de{ArrowDown}')
    await userEvent.tab()
    await expect(field).not.toHaveFocus()
    await listIsGone(canvasElement)
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await expect(args.onSelect).not.toHaveBeenCalled()
    await expect(field).toHaveValue('de')
  },
}

export const PointerKeepsFocus: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = fieldOf(canvasElement)
    await userEvent.type(field, 'de')
    await userEvent.hover(canvas.getByRole('option', { name: /Dewas/ }))
    await expect(activeOf(field)).toBeNull()
    await userEvent.click(canvas.getByRole('option', { name: /Dehradun/ }))
    await expect(args.onBlur).not.toHaveBeenCalled()
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('Dehradun')
    await userEvent.click(field)
    await isOpen(canvas.getByRole('option', { name: /Dehradun/ }))
  },
}

export const PressElsewhereCloses: Story = {
  render: (args) => (
    <>
      <Kept {...args} />
      {/* Simulates iOS, which keeps the focus in the field. */}
      <p onMouseDown={(event) => event.preventDefault()}>Around the field</p>
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement)
    await userEvent.type(field, 'de')
    await userEvent.click(within(canvasElement).getByText('Around the field'))
    await expect(field).toHaveFocus()
    await listIsGone(canvasElement)
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}

export const WhileAWordIsBuilt: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement)
    await userEvent.type(field, 'de{ArrowDown}')
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    await fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
    await expect(args.onSelect).not.toHaveBeenCalled()
    await expect(activeOf(field)).toHaveTextContent('DelhiDelhi')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
}

export const ScrollsToTheActive: Story = {
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement)
    await userEvent.type(field, 'd{ArrowUp}')
    const list = await isOpen(within(canvasElement).getByRole('listbox'))
    await expect(activeOf(field)).toHaveTextContent('Dibrugarh')
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0))
    const { bottom } = activeOf(field)?.getBoundingClientRect() ?? {}
    await expect(bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(list.scrollTop).toBe(0))
  },
}

export const GroupsAndReasons: Story = {
  tags: ['snapshot'],
  args: { label: 'Address', options: places, hint: 'Type at least 3 letters' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = fieldOf(canvasElement, 'Address')
    await userEvent.type(field, 'vasant')
    await expect(canvas.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Localities',
      'Addresses',
    ])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await expect(activeOf(field)).toHaveTextContent('Not Deliverable')
    await expect(activeOf(field)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('option', { name: /Not Deliverable/ }))
    await expect(args.onSelect).not.toHaveBeenCalled()
    await isOpen(canvas.getByRole('listbox'))
  },
}

export const Loading: Story = {
  args: { value: 'vas', options: [], status: 'loading' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(fieldOf(canvasElement))
    await isOpen(canvas.getByText('Loading suggestions…'))
    await expect(fieldOf(canvasElement)).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading suggestions…'))
  },
}

export const Empty: Story = {
  args: { value: 'Xyz', options: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(fieldOf(canvasElement))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No City Found'))
    await expect(canvas.getAllByText('No City Found').filter((words) => !words.ariaHidden)).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('No City Found')).toBeNull()
    await expect(fieldOf(canvasElement)).toHaveValue('Xyz')
    await userEvent.click(fieldOf(canvasElement))
    await isOpen(await canvas.findByText('No City Found', { selector: '[aria-hidden]' }))
  },
}

export const Failed: Story = {
  args: { value: 'vas', status: 'failed', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = fieldOf(canvasElement)
    await userEvent.click(field)
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Something went wrong. Please try again.'),
    )
    await listIsGone(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('vas')
  },
}

export const WithError: Story = {
  args: { error: 'This Field is required', required: true },
  play: async ({ canvasElement }) => {
    await expect(fieldOf(canvasElement)).toBeInvalid()
    await expect(fieldOf(canvasElement)).toHaveAccessibleDescription('This Field is required')
  },
}

export const ReadOnly: Story = {
  args: { value: 'Vasant Kunj, New Delhi 110070', readOnly: true },
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement)
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}{Escape}x')
    await listIsGone(canvasElement)
    await expect(args.onInput).not.toHaveBeenCalled()
  },
}

export const OpensASheetOnPhone: Story = {
  args: { readOnly: true, onPress: fn(), placeholder: 'Enter delivery location' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement)
    await userEvent.click(field)
    await expect(args.onPress).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('x')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
    await listIsGone(canvasElement)
  },
}

export const InADialog: Story = {
  render: (args) => (
    <StrictMode>
      <InDialog {...args} />
    </StrictMode>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose a place' }))
    const dialog = await within(canvasElement).findByRole('dialog')
    const field = fieldOf(dialog)
    await isOpen(dialog)
    await userEvent.type(field, 'de')
    const list = await isOpen(within(dialog).getByRole('listbox'))
    const option = within(list).getByRole('option', { name: /Dehradun/ })
    const { x, y, width, height } = option.getBoundingClientRect()
    const met = document.elementFromPoint(x + width / 2, y + height / 2)
    await expect(option.contains(met)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect(within(dialog).queryByRole('listbox')).toBeNull()
    await expect(dialog).toBeVisible()
    await expect(field).toHaveValue('de')
  },
}

function InDialog(props: ComboboxProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose a place</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Enter delivery location"
        closeLabel="Close"
        footer={<Button>Confirm location</Button>}
      >
        <Kept {...props} />
      </Modal>
    </>
  )
}

export const AtTheFootOfTheScreen: Story = {
  decorators: [
    (Story) => (
      <div className="story-foot">
        <style>{'.story-foot { position: fixed; inset: auto 16px 16px }'}</style>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement)
    await userEvent.type(field, 'd')
    const list = await isOpen(within(canvasElement).getByRole('listbox'))
    const { bottom } = list.getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(field.getBoundingClientRect().top)
  },
}

export const TwoOnAPage: Story = {
  render: (args) => (
    <>
      <Kept {...args} label="From" />
      <Kept {...args} label="To" />
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const name of ['From', 'To']) {
      const field = fieldOf(canvasElement, name)
      await userEvent.type(field, 'pu')
      const list = await isOpen(within(canvasElement).getByRole('listbox', { name }))
      const gap = list.getBoundingClientRect().top - field.getBoundingClientRect().bottom
      await expect(gap).toBeGreaterThanOrEqual(0)
      await expect(gap).toBeLessThan(12)
    }
  },
}

export const LongText: Story = {
  args: {
    label: 'The place where the flowers shall be handed over to the one whom they are for',
    value: 'Venkata',
    options: [
      {
        id: '1',
        text: 'Venkatanarasimharajuvaripeta Railway Station Road, Third Lane Behind The Old Flower Market',
        detail: 'VenkatanarasimharajuvaripetaVenkatanarasimharajuvaripetaVenkatanarasimharajuvaripeta',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    const list = await isOpen(within(canvasElement).getByRole('listbox'))
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}

export const RightToLeft: Story = {
  tags: ['snapshot'],
  args: { label: 'المدينة', value: '', options: [{ id: '1', text: 'دلهي', detail: 'الهند' }] },
  globals: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement, 'المدينة')
    await userEvent.type(field, 'دل')
    const pin = canvasElement.querySelector('svg')?.getBoundingClientRect()
    await expect(pin?.left).toBeGreaterThan(field.getBoundingClientRect().left)
    await isOpen(within(canvasElement).getByRole('option'))
  },
}
