import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePlaceField } from './usePlaceField.ts'

it('puts the caret of the replaced field behind the last typed key', () => {
  const [plain, next] = [document.createElement('input'), document.createElement('input')]
  document.body.append(plain, next)
  const options = { isWanted: false, isPhone: false, openSheet: () => undefined, fieldRef: undefined }
  const { attach } = renderHook(() => usePlaceField(options)).result.current
  attach(plain)
  plain.focus()
  plain.value = 'k'
  plain.setSelectionRange(1, 1)
  next.value = 'k'
  next.setSelectionRange(0, 0)
  attach(null)
  attach(next)
  expect(document.activeElement).toBe(next)
  expect(next.selectionStart).toBe(1)
})
