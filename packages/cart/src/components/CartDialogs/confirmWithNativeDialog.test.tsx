import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCartHarness } from '../../fixtures/createCartHarness.ts'
import { richLines } from '../../fixtures/richCart.ts'
import { sampleCart, sampleLines } from '../../fixtures/sampleCart.ts'
import { en } from '../../messages/en.ts'
import { selectOptimisticCart } from '../../store/selectOptimisticCart.ts'
import { confirmWithNativeDialog } from './confirmWithNativeDialog.ts'

const { roses, cake } = sampleLines
const { birthdayCake, mug, comboRoses, comboCakes } = richLines
const confirm = vi.fn<(question: string) => boolean>()
const prompt = vi.fn<(question: string, text?: string) => string | null>()
const alert = vi.fn<(text: string) => void>()

beforeEach(() => {
  vi.stubGlobal('confirm', confirm)
  vi.stubGlobal('prompt', prompt)
  vi.stubGlobal('alert', alert)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const scene = (lines = [roses, cake]) => {
  const made = createCartHarness({ server: sampleCart(lines) })
  const ask = () => confirmWithNativeDialog(made.store, en)
  const shown = () => selectOptimisticCart(made.store.getState())?.lines ?? []
  return { ...made, ask, shown }
}

it('removes a line when the shopper confirms, and keeps it otherwise', () => {
  const { openRemoveDialog, ask, shown, store } = scene()
  confirm.mockReturnValueOnce(false)
  openRemoveDialog(roses.id)
  ask()
  expect(confirm).toHaveBeenCalledWith('Are you sure you want to remove "Red Roses?"')
  expect(store.getState().activeDialog).toBeUndefined()
  expect(shown()).toHaveLength(2)
  confirm.mockReturnValueOnce(true)
  openRemoveDialog(roses.id)
  ask()
  expect(shown().map(({ id }) => id)).toEqual([cake.id])
})

it('asks for confirmation with the title of the combo', () => {
  const { openRemoveDialog, ask, shown } = scene([comboRoses, comboCakes])
  confirm.mockReturnValueOnce(true)
  openRemoveDialog(comboRoses.id)
  ask()
  expect(confirm).toHaveBeenCalledWith('Are you sure you want to remove "Roses and Two Small Cakes?"')
  expect(shown()).toEqual([])
})

it.each([
  [true, [2, 4]],
  [false, [2, 2]],
])('changes the whole combo if the shopper confirms, otherwise only the line: %s', (answer, quantities) => {
  const { setQuantity, ask, shown } = scene([comboRoses, comboCakes])
  confirm.mockReturnValueOnce(answer)
  setQuantity(comboRoses.id, 2)
  ask()
  expect(confirm).toHaveBeenCalledWith('Do you want to replicate this change to all products?')
  expect(shown().map(({ quantity }) => quantity)).toEqual(quantities)
})

const messageOf = (line = birthdayCake) => {
  const message = line.attributes.find(({ kind }) => kind === 'message')
  if (message?.kind !== 'message') throw new Error('messageOf: the line has no words.')
  return message
}

it('saves the entered text, and keeps the old one when the shopper cancels', () => {
  const { openMessageDialog, ask, shown, store } = scene([birthdayCake])
  prompt.mockReturnValueOnce(null)
  openMessageDialog(birthdayCake.id, messageOf().id)
  ask()
  expect(prompt).toHaveBeenCalledWith('Edit Personalised Text: Black Forest Cake', 'Happy Birthday Asha')
  expect(store.getState().activeDialog).toBeUndefined()
  prompt.mockReturnValueOnce(' All the best')
  openMessageDialog(birthdayCake.id, messageOf().id)
  ask()
  expect(messageOf(shown()[0]).text).toBe('All the best')
})

it('explains why required text cannot be empty', () => {
  const { openMessageDialog, ask, shown, store } = scene([mug])
  prompt.mockReturnValueOnce('  ')
  openMessageDialog(mug.id, messageOf(mug).id)
  ask()
  expect(alert).toHaveBeenCalledWith('This field cannot be empty.')
  expect(store.getState().activeDialog).toBeUndefined()
  expect(messageOf(shown()[0]).text).toBe('')
})

it('shows no dialog for a line that is no longer in the cart', () => {
  const { openRemoveDialog, ask } = scene([roses])
  openRemoveDialog(cake.id)
  ask()
  expect(confirm).not.toHaveBeenCalled()
})
