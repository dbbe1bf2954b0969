import { Modal } from '@store/ui/modal'
import { SelectField } from '@store/ui/select-field'
import { useEffect, useRef } from 'react'
import { createLocationPart } from '../../react/createLocationPart.ts'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import { LocationShortcuts } from '../LocationShortcuts/LocationShortcuts.tsx'
import { PlaceCheckResult } from '../PlaceCheckResult/PlaceCheckResult.tsx'
import { PlaceForm } from '../PlaceForm/PlaceForm.tsx'
import styles from './LocationSheet.module.css'

/** Renders the editable field and all location shortcuts over the page (specification 1, section 2). */
export const LocationSheet = createLocationPart((slots) => slots.sheet, OwnLocationSheet)

function OwnLocationSheet() {
  const { state, actions, messages, offers } = useDeliveryLocation()
  const field = useRef<HTMLInputElement | null>(null)
  const isOpen = state.open === 'sheet'
  // A product is delivered only to its own country, so no country can be chosen.
  const choosesCountry = offers.productId === undefined

  // Loads the countries when the sheet opens.
  useEffect(() => {
    if (isOpen && choosesCountry) void actions.loadCountries()
  }, [actions, isOpen, choosesCountry])

  return (
    <Modal
      title={messages.sheetTitle}
      closeLabel={messages.close}
      open={isOpen}
      onClose={actions.close}
      initialFocus={field}
    >
      <div className={styles.sheet}>
        {choosesCountry && state.countries.length > 1 && (
          <SelectField
            label={messages.country}
            value={String(state.country)}
            options={state.countries.map(({ number, name }) => ({ value: String(number), text: name }))}
            onChange={(number) => void actions.chooseCountry(Number(number))}
          />
        )}
        <PlaceForm container="sheet" isIdle fieldRef={field} />
        <PlaceCheckResult />
        <LocationShortcuts />
      </div>
    </Modal>
  )
}
