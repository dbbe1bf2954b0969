import { cleanGiftText } from '@store/api-client/contract/rules/giftText'
import {
  type ChosenPhoto,
  defaultSelection,
  findMissingAttributes,
  type Selection,
} from '@store/api-client/contract/rules/selection'
import type { StoreApi } from 'zustand/vanilla'
import { parseChoices, serializeChoices } from './choicesParameter.ts'
import type { PhotoUploadState } from './PhotoUploadState.ts'
import type { ProductPorts } from './ProductPorts.ts'
import type { ProductState } from './ProductState.ts'

/** Choosing and writing on a product's page. */
export interface OptionsSlice {
  /** Chooses an option, or takes it back where several can be chosen. */
  readonly choose: (attribute: number, option: number) => void
  /** Writes a text; what is not accepted is left out, and it is cut at its limit. */
  readonly write: (attribute: number, text: string) => void
  /** Takes a picture, or `undefined` to take it back, as what was chosen for an attribute. */
  readonly setPhoto: (attribute: number, photo: ChosenPhoto | undefined) => void
  /** Says how a picture is on its way, or `undefined` once it is not. */
  readonly setPhotoUpload: (attribute: number, way: PhotoUploadState | undefined) => void
  /** Takes over what the page shows as chosen or written, where that was done before the page came alive. */
  readonly applySelection: (shown: Selection) => void
  /** Takes over what the page's address says was chosen. */
  readonly readAddress: () => void
  /** Whether all that is required was chosen; tells what is missing. */
  readonly isComplete: () => boolean
}

/** Makes the part of the store that chooses; `onChange` hears of every other choice. */
export function createOptionsSlice(
  store: StoreApi<ProductState>,
  address: ProductPorts['choices'],
  onChange: () => void,
): OptionsSlice {
  const { attributes } = store.getState().product
  const select = (selection: Selection) => {
    const { missing } = store.getState()
    const still = missing.length > 0 ? findMissingAttributes(attributes, selection) : missing
    store.setState({ selection, missing: missing.filter((id) => still.includes(id)) })
    onChange()
  }

  return {
    choose: (id, option) => {
      const { selection } = store.getState()
      const before = selection.options[id] ?? []
      const isOne = attributes.find((attribute) => attribute.id === id)?.display === 'select'
      const isChosen = before.includes(option)
      const options = isOne
        ? [option]
        : isChosen
          ? before.filter((each) => each !== option)
          : [...before, option]
      select({ ...selection, options: { ...selection.options, [id]: options } })
      address?.write(serializeChoices(attributes, store.getState().selection))
    },
    write: (id, typed) => {
      const { selection } = store.getState()
      const limit = attributes.find((attribute) => attribute.id === id)?.limit ?? 0
      const { text } = cleanGiftText(typed, limit)
      select({ ...selection, texts: { ...selection.texts, [id]: text } })
    },
    setPhoto: (id, photo) => {
      const { selection } = store.getState()
      const { [id]: _, ...others } = selection.photos ?? {}
      select({ ...selection, photos: photo ? { ...others, [id]: photo } : others })
    },
    setPhotoUpload: (id, way) => {
      const { [id]: _, ...others } = store.getState().photoUploads
      store.setState({ photoUploads: way ? { ...others, [id]: way } : others })
    },
    applySelection: (shown) => {
      const { selection } = store.getState()
      const usual = defaultSelection(attributes).options
      const options = { ...selection.options }
      const texts = { ...selection.texts }
      for (const { id, display, limit } of attributes) {
        const { text } = cleanGiftText(shown.texts[id] ?? '', limit)
        const chosen = shown.options[id] ?? []
        if (display === 'text' && text !== '') texts[id] = text
        if (display !== 'text' && String(chosen) !== String(usual[id])) options[id] = chosen
      }
      const next = { ...selection, options, texts }
      if (JSON.stringify(next) === JSON.stringify(selection)) return
      select(next)
      // What was chosen before the page was alive is shared by its link all the same.
      address?.write(serializeChoices(attributes, next))
    },
    readAddress: () => {
      const written = address?.read() ?? ''
      if (written !== '')
        select({ ...store.getState().selection, options: parseChoices(attributes, written) })
    },
    isComplete: () => {
      const { selection, photoUploads } = store.getState()
      const lacking = findMissingAttributes(attributes, selection)
      // A picture that is on its way, or did not arrive, was chosen: nothing is bought without it unnoticed.
      const missing = attributes
        .map(({ id }) => id)
        .filter((id) => lacking.includes(id) || isPending(photoUploads[id]))
      store.setState({ missing })
      return missing.length === 0
    },
  }
}

/** What a product's page begins with: nothing is missing yet. */
export const initialOptions = ({
  attributes,
}: ProductState['product']): Pick<ProductState, 'selection' | 'missing' | 'photoUploads'> => ({
  selection: defaultSelection(attributes),
  missing: [],
  photoUploads: {},
})

const isPending = (way: PhotoUploadState | undefined) => way !== undefined && way.kind !== 'refused'
