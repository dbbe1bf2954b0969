import type { AttributeOption, ProductAttribute } from '@store/api-client/contract/catalogue'
import { isSingleChoice } from '@store/api-client/contract/rules/displaysByAttributeType'
import { paise } from '@store/api-client/contract/rules/paise'
import { findServingsByWeight } from '@store/api-client/contract/rules/servingGuide'
import { Picture } from '@store/ui'
import { useId } from 'react'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import { DialogButton } from '../../dialogs/DialogButton.tsx'
import { loadDialogs } from '../../dialogs/loadDialogs.ts'
import { getAttributeInputName } from '../readOptionInputs.ts'
import styles from './AttributeChoices.module.css'

/** Props of `AttributeChoices`. */
export interface AttributeChoicesProps {
  /** The attribute to choose. */
  readonly attribute: ProductAttribute
}

/** Renders the options of an attribute for a single or multiple choice, with their images if they have any. */
export function AttributeChoices({ attribute }: AttributeChoicesProps) {
  const { messages } = useProduct()
  const missing = useProductState(({ missing }) => missing)
  const chosenOptions = useProductState(({ selection }) => selection.options)
  const errorId = useId()
  const { id, label, heading, options, isRequired } = attribute
  const isMissing = missing.includes(id)
  const chosen = options.find((option) => chosenOptions[id]?.includes(option.id))
  const people = chosen && findServingsByWeight(chosen.name)
  return (
    <fieldset className={styles.card} aria-describedby={isMissing ? errorId : undefined}>
      <legend className={styles.label}>
        {heading || label}{' '}
        {!isRequired && isSingleChoice(attribute.display) && (
          <span className={styles.note}>{messages.optional}</span>
        )}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <Choice key={option.id} attribute={attribute} option={option} />
        ))}
      </div>
      {people && (
        <div className={styles.serves}>
          <span className={styles.people}>{messages.serves(people)}</span>
          <DialogButton load={() => loadDialogs().then(({ ServingGuideDialog }) => ServingGuideDialog)}>
            {messages.servingGuide}
          </DialogButton>
        </div>
      )}
      {isMissing && (
        <p className={styles.error} id={errorId} role="alert">
          {messages.required}
        </p>
      )}
    </fieldset>
  )
}

function Choice({ attribute, option }: AttributeChoicesProps & { readonly option: AttributeOption }) {
  const { actions, priceOf, messages } = useProduct()
  const chosenOptions = useProductState(({ selection }) => selection.options)
  const { id, display } = attribute
  const { adds, picture } = option
  return (
    <label className={styles.option}>
      <input
        className={styles.input}
        type={isSingleChoice(display) ? 'radio' : 'checkbox'}
        name={getAttributeInputName(id)}
        value={option.id}
        checked={chosenOptions[id]?.includes(option.id) ?? false}
        onChange={({ target }) => actions.choose(id, option.id, target.checked)}
      />
      {picture && (
        <span className={styles.picture}>
          <Picture {...picture} sizes="96px" alt="" errorText={messages.pictureFailed} />
        </span>
      )}
      <span className={styles.name}>
        {option.name}
        {adds > 0 && <span className={styles.adds}>{messages.adds(priceOf(adds))}</span>}
        {adds < 0 && (
          <span className={styles.adds}>
            {messages[isSingleChoice(display) ? 'less' : 'lessWithout'](priceOf(paise(-adds)))}
          </span>
        )}
      </span>
    </label>
  )
}
