import { useSyncExternalStore } from 'react'
import { ButtonAnchor, type ButtonAnchorProps } from '../ui/Button/Button.tsx'
import { requestMailto } from './mailto.ts'
import { quoteFormControl } from './quoteFormControl.ts'

const { getValues, subscribe } = quoteFormControl

const onValues = (callback: () => void) => subscribe({ formState: { values: true }, callback })

/** A link to an e-mail with the form's current values, also outside the form and when the visitor copies its address. */
export function MailtoLink(props: ButtonAnchorProps) {
  // react-hook-form's `useWatch` does the same with 0.3 kB more.
  const href = useSyncExternalStore(onValues, () => requestMailto(getValues()))
  return <ButtonAnchor {...props} href={href} />
}
