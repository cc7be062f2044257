import * as RadixToast from '@radix-ui/react-toast'
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { failedMessage } from '../../../styles/utilities.css.ts'
import { site } from '../../data/site.ts'
import type { ButtonAnchorProps } from '../Button/Button.tsx'
import { buttonClass } from '../Button/buttonClass.ts'
import { classes } from '../classes.ts'
import * as styles from './Toast.css.ts'

type ToastMessage = {
  title: string
  text: ReactNode
  /** A failure has an icon and a colour. */
  isFailure: boolean
  /** The toast stays until the visitor closes it. */
  stays?: boolean
  /** `alt` tells users of a screen reader how to do the same without the toast, which closes itself. */
  action: { label: string; alt: string; Link: ComponentType<ButtonAnchorProps> }
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => {
  throw new Error('No <Toaster> around')
})

export const useToast = () => use(ToastContext)

const hotkey = ['F8']
const noHotkey: string[] = []

/** The toast area of all pages. It shows at most one toast, the last. */
export function Toaster({ children }: { children: ReactNode }) {
  const [last, setLast] = useState<{ id: number; message: ToastMessage } | null>(null)
  const [open, setOpen] = useState(false)
  // As a transition, the toast is rendered after the urgent updates of the same click, such as the disabled button.
  const show = useCallback(
    (message: ToastMessage) =>
      startTransition(() => {
        setLast((before) => ({ id: (before?.id ?? 0) + 1, message }))
        setOpen(true)
      }),
    [],
  )
  return (
    <RadixToast.Provider label={site.toast.label} swipeDirection="down">
      <ToastContext value={show}>{children}</ToastContext>
      {last && <Toast key={last.id} {...last.message} open={open} onOpenChange={setOpen} />}
      <RadixToast.Viewport
        className={styles.viewport}
        // Without a toast the key would move the focus from a field to an empty region.
        hotkey={open ? hotkey : noHotkey}
        label={open ? `${site.toast.regionLabel} ({hotkey})` : site.toast.regionLabel}
      />
    </RadixToast.Provider>
  )
}

type ToastProps = ToastMessage & { open: boolean; onOpenChange: (open: boolean) => void }

/** Closes itself after 5 s, unless it `stays`. Pointer and focus pause it. */
function Toast({ title, text, isFailure, stays, action, open, onOpenChange }: ToastProps) {
  // When a toast closes, Radix moves the focus to the toast region, which is then empty. The focus returns to the element that had
  // it before the toast or, on another page, to the page's title.
  const root = useRef<HTMLLIElement>(null)
  const [before] = useState(() => document.activeElement)
  const restoreFocus = () => {
    if (!root.current?.parentElement?.contains(document.activeElement)) return
    const target = before?.isConnected ? before : document.querySelector('main h1')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }
  return (
    <RadixToast.Root
      ref={root}
      open={open}
      onOpenChange={(isOpen) => {
        restoreFocus()
        onOpenChange(isOpen)
      }}
      className={classes(styles.toast, isFailure && failedMessage)}
      duration={stays ? Infinity : 5000}
    >
      <RadixToast.Title className={styles.title}>
        {isFailure && (
          <svg className={styles.errorIcon} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="10" cy="10" r="9" />
            <path d="M10 5v6M10 13.5v2" />
          </svg>
        )}
        {title}
      </RadixToast.Title>
      <RadixToast.Description className={styles.text}>{text}</RadixToast.Description>
      <div className={styles.actions}>
        <RadixToast.Action asChild altText={action.alt}>
          {/* Radix passes `type="button"`, which is invalid on a link. */}
          <action.Link size="sm" variant="secondary" type={undefined}>
            {action.label}
          </action.Link>
        </RadixToast.Action>
        <RadixToast.Close className={buttonClass({ size: 'sm', variant: 'ghost' })}>
          {site.toast.close}
        </RadixToast.Close>
      </div>
    </RadixToast.Root>
  )
}
