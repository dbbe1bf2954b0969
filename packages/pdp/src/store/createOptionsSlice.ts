import { isSingleChoice } from '@store/api-client/contract/rules/displaysByAttributeType'
import { cleanGiftText } from '@store/api-client/contract/rules/giftText'
import {
  type ChosenPhoto,
  createDefaultSelection,
  findMissingAttributes,
  type ProductSelection,
} from '@store/api-client/contract/rules/selection'
import type { StoreApi } from 'zustand/vanilla'
import { parseChoicesParameter, serializeChoicesParameter } from './choicesParameter.ts'
import type { PhotoUploadState } from './PhotoUploadState.ts'
import type { ProductPorts } from './ProductPorts.ts'
import type { ProductState } from './ProductState.ts'

/** Actions that choose options and type texts on a product page. */
export interface OptionsSlice {
  /**
   * Selects an option, or deselects it where several can be chosen (`isChosen`, `@default true`). Repeating the call
   * has no further effect, because a choice from before hydration may be repeated.
   */
  readonly choose: (attribute: number, option: number, isChosen?: boolean) => void
  /** Sets a text, without characters that are not accepted, truncated to its limit. */
  readonly write: (attribute: number, text: string) => void
  /** Sets the photo of an attribute, or `undefined` to remove it. */
  readonly setPhoto: (attribute: number, photo: ChosenPhoto | undefined) => void
  /** Sets the state of a photo upload, or `undefined` when none is in progress. */
  readonly setPhotoUpload: (attribute: number, way: PhotoUploadState | undefined) => void
  /** Applies what the shopper chose or typed before hydration. */
  readonly applySelection: (shown: ProductSelection) => void
  /** Applies the options in the page's URL. */
  readonly readAddress: () => void
  /** Returns whether all required attributes have a value, and marks those that are missing. */
  readonly isComplete: () => boolean
}

/** Creates the part of the store with the selection; `onChange` is called when it changes. */
export function createOptionsSlice(
  store: StoreApi<ProductState>,
  address: ProductPorts['choices'],
  onChange: () => void,
): OptionsSlice {
  const { attributes } = store.getState().product
  const select = (selection: ProductSelection) => {
    const { missing } = store.getState()
    const still = missing.length > 0 ? findMissingAttributes(attributes, selection) : missing
    store.setState({ selection, missing: missing.filter((id) => still.includes(id)) })
    onChange()
  }

  return {
    choose: (id, option, isChosen = true) => {
      const { selection } = store.getState()
      const attribute = attributes.find((attribute) => attribute.id === id)
      const isOne = attribute !== undefined && isSingleChoice(attribute.display)
      const others = (selection.options[id] ?? []).filter((each) => each !== option)
      const options = isOne ? [option] : isChosen ? [...others, option] : others
      select({ ...selection, options: { ...selection.options, [id]: options } })
      address?.write(serializeChoicesParameter(attributes, store.getState().selection))
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
      const usual = createDefaultSelection(attributes).options
      const options = { ...selection.options }
      const texts = { ...selection.texts }
      for (const { id, display, limit } of attributes) {
        const { text } = cleanGiftText(shown.texts[id] ?? '', limit)
        const chosen = shown.options[id] ?? []
        if (display === 'text' && text !== '') texts[id] = text
        if (display !== 'text' && String(chosen) !== String(usual[id] ?? [])) options[id] = chosen
      }
      const next = { ...selection, options, texts }
      if (JSON.stringify(next) === JSON.stringify(selection)) return
      select(next)
      // Options that were chosen before hydration are written to the URL too, so that a shared link has them.
      address?.write(serializeChoicesParameter(attributes, next))
    },
    readAddress: () => {
      const written = address?.read() ?? ''
      if (written !== '')
        select({ ...store.getState().selection, options: parseChoicesParameter(attributes, written) })
    },
    isComplete: () => {
      const { selection, photoUploads } = store.getState()
      const lacking = findMissingAttributes(attributes, selection)
      // A photo whose upload is in progress or failed counts as chosen, so that the gift is never bought without it by
      // accident.
      const missing = attributes
        .map(({ id }) => id)
        .filter((id) => lacking.includes(id) || isPending(photoUploads[id]))
      store.setState({ missing })
      return missing.length === 0
    },
  }
}

/** Initial selection of a product page: the default options, with no attribute marked as missing. */
export const createInitialOptionsState = ({
  attributes,
}: ProductState['product']): Pick<ProductState, 'selection' | 'missing' | 'photoUploads'> => ({
  selection: createDefaultSelection(attributes),
  missing: [],
  photoUploads: {},
})

const isPending = (way: PhotoUploadState | undefined) => way !== undefined && way.kind !== 'refused'
