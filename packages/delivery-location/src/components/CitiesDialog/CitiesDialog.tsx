import { Button, Notice, TextField } from '@store/ui'
import { Modal } from '@store/ui/modal'
import { StatusRegion } from '@store/ui/status-region'
import { useRef, useState } from 'react'
import { createLocationPart } from '../../react/createLocationPart.ts'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import { matchCities } from '../../store/matchCities.ts'
import { AlternativeGifts } from '../AlternativeGifts/AlternativeGifts.tsx'
import styles from './CitiesDialog.module.css'

/** Renders the searchable list of cities that a product is limited to (specification 2, section 2). */
export const CitiesDialog = createLocationPart((slots) => slots.citiesDialog, OwnCitiesDialog)

function OwnCitiesDialog() {
  const { state, actions, messages, offers } = useDeliveryLocation()
  const [typed, setTyped] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const isOpen = state.open === 'cities'
  const cities = matchCities(offers.delivery?.cities ?? [], typed)
  const [tried, setTried] = useState<string>()
  const { check } = state
  const isChecking = check.kind === 'checking'
  // Only the check of the city that was chosen in this list counts, not that of another location.
  const isRefused = check.kind === 'undeliverable' && check.pincode === undefined && check.city === tried

  const choose = (city: string) => {
    setTried(city)
    void actions.chooseCity({ city })
  }

  return (
    <Modal
      title={messages.limitedCities}
      closeLabel={messages.close}
      open={isOpen}
      onClose={actions.close}
      initialFocus={search}
    >
      <div className={styles.dialog}>
        <TextField
          ref={search}
          label={messages.searchCity}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
        <StatusRegion
          text={typed === '' ? '' : cities.length === 0 ? messages.noCity : messages.cityCount(cities.length)}
          delayMs={600}
        />
        <div role="status">
          {isChecking && <p className={styles.quiet}>{messages.checkingPlace}</p>}
          {isRefused && <Notice kind="caution">{messages.notAvailable}</Notice>}
          {state.error && <Notice kind="bad">{messages.error(state.error)}</Notice>}
        </div>
        {isRefused && <AlternativeGifts />}
        {/* Hidden from screen readers: the status region announces the same text. */}
        {cities.length === 0 && (
          <p className={styles.quiet} aria-hidden="true">
            {messages.noCity}
          </p>
        )}
        <ul className={styles.list}>
          {cities.map(({ id, city }) => (
            <li className={styles.item} key={id}>
              <Button variant="quiet" unavailable={isChecking} onClick={() => choose(city)}>
                {city}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  )
}
