import { SelectField } from '../SelectField/SelectField.tsx'
import styles from './SiteFooter.module.css'
import type { FooterThemeSelect, ThemeName } from './SiteFooterProps.ts'

const themes: readonly ThemeName[] = ['system', 'light', 'dark']

export function ThemeChoice({ messages, onChange, ...select }: FooterThemeSelect) {
  return (
    <div className={styles.theme}>
      <SelectField
        {...select}
        label={messages.label}
        options={themes.map((value) => ({ value, text: messages[value] }))}
        onChange={(value) => {
          const chosen = themes.find((theme) => theme === value)
          if (chosen) onChange(chosen)
        }}
      />
    </div>
  )
}
