export { BottomSheet, type BottomSheetProps } from '../BottomSheet/BottomSheet.tsx'
