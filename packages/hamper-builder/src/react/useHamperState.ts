import { useDeferredValue } from 'react'
import { useStore } from 'zustand'
import type { HamperState } from '../store/HamperState.ts'
import { useHamperServices } from './useHamperServices.ts'

/**
 * Returns a part of the state of the nearest `HamperProvider` and re-renders when it changes. The selector must return a
 * part of the state or a primitive, not a new object.
 */
export const useHamperState = <Part>(selectPart: (state: HamperState) => Part): Part =>
  useStore(useHamperServices().store, selectPart)

/**
 * Returns the state, deferred: after a change, components first render with the former state, so that the browser can
 * paint the item that the shopper pressed, and then again with the new one.
 */
export const useDeferredHamperState = (): HamperState => useDeferredValue(useStore(useHamperServices().store))
