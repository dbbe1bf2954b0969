// Storybook compiles its own UI with classic JSX, which needs React in scope.
import * as React from 'react'
import { Button } from 'storybook/internal/components'
import { styled } from 'storybook/theming'
import { getTokenControl } from '../packages/ui/src/design/getTokenControl.ts'
import { removeTokenPrefix } from '../packages/ui/src/design/getTokenGroup.ts'
import type { DesignToken } from '../packages/ui/src/design/readDesignTokens.ts'

interface TokenRowProps {
  /** The token with the theme's value. */
  readonly token: DesignToken
  /** The changed value. */
  readonly changed: string | undefined
  /** Receives the next value; `undefined` restores the theme's value. */
  readonly onChange: (name: string, value: string | undefined) => void
}

/** Renders one token with the control that fits its value. */
export function TokenRow({ token: { name, value }, changed, onChange }: TokenRowProps) {
  const id = React.useId()
  const now = changed ?? value
  // The theme's value determines the kind, because a half-typed value may look like another kind.
  const { kind } = getTokenControl(value)
  const control = getTokenControl(now)
  return (
    <Row data-changed={changed !== undefined || undefined}>
      <label htmlFor={id} title={name}>
        {removeTokenPrefix(name)}
      </label>
      {kind === 'colour' && (
        <input
          type="color"
          aria-label={`Pick ${removeTokenPrefix(name)}`}
          value={control.kind === 'colour' ? control.hex : '#000000'}
          onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
        />
      )}
      {kind === 'text' && name.includes('color') && <i style={{ background: now }} />}
      {kind === 'number' && control.kind === 'number' ? (
        <>
          <input
            id={id}
            type="number"
            step={control.step}
            value={control.number}
            onChange={({ currentTarget }) => {
              if (currentTarget.value !== '') onChange(name, currentTarget.value + control.unit)
            }}
          />
          <small>{control.unit}</small>
        </>
      ) : (
        <input
          id={id}
          type="text"
          spellCheck={false}
          value={now}
          onChange={(event) => onChange(name, event.currentTarget.value)}
        />
      )}
      {changed !== undefined && (
        <Button
          ariaLabel={`Reset ${removeTokenPrefix(name)}`}
          size="small"
          variant="ghost"
          padding="small"
          onClick={() => onChange(name, undefined)}
        >
          Reset
        </Button>
      )}
    </Row>
  )
}

const Row = styled.div(({ theme }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  minBlockSize: 36,
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  '& > label': { flex: '0 0 130px', overflowWrap: 'anywhere', fontSize: 12 },
  '&[data-changed] > label': { fontWeight: 700, color: theme.color.secondary },
  '& > input': {
    boxSizing: 'border-box',
    blockSize: 28,
    minInlineSize: 0,
    paddingInline: 6,
    background: theme.input.background,
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 4,
    color: theme.input.color,
    fontFamily: theme.typography.fonts.mono,
    fontSize: 12,
  },
  '& > input[type=text]': { flex: 1 },
  '& > input[type=number]': { inlineSize: 92 },
  '& > input[type=color], & > i': {
    flex: 'none',
    inlineSize: 28,
    blockSize: 28,
    padding: 2,
    borderRadius: 4,
  },
  '& > small': { flex: 1, color: theme.textMutedColor },
}))
