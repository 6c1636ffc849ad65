import { Combobox } from '@base-ui/react/combobox'
import { classes } from '@northlight/ui/classes.ts'
import { popup, popupItem, popupLabel, popupPlace } from '@northlight/ui/overlay/popup-look.ts'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { NewReference } from './new-reference.tsx'
import { useReferences } from './use-references.ts'

type Named = { id: number; title: string }
type Props = {
  id: string
  label: string
  to: string
  value: Named | null
  onChoose: (chosen: Named | null) => void
  /** What is chosen elsewhere already. */
  without?: readonly number[]
  isReadOnly?: boolean
  describedBy?: string
  isWrong?: boolean
  clears?: boolean
}

/** Finds a record of another type by its name, while one types. */
export function ReferencePicker({
  id,
  label,
  to,
  value,
  onChoose,
  without = [],
  isReadOnly,
  describedBy,
  isWrong,
  clears = true,
}: Props) {
  const [typed, setTyped] = useState('')
  const named = useReferences(to, typed === value?.title ? '' : typed)
  const found = named.filter((one) => !without.includes(one.id))
  const wanted = typed.trim()
  const isNew = wanted !== '' && wanted !== value?.title && named.length === 0
  // A press outside the list empties the field before the button below hears of it, so its name stays until one types.
  const [left, setLeft] = useState('')
  const making = isNew ? wanted : left
  return (
    <>
      <Combobox.Root<Named>
        items={found}
        value={value}
        onValueChange={(chosen) => onChoose(chosen)}
        onInputValueChange={(text, { reason }) => {
          setLeft(text === '' && reason !== 'input-change' ? making : '')
          setTyped(text)
        }}
        itemToStringLabel={(one) => one.title}
        isItemEqualToValue={(a, b) => a.id === b.id}
        filter={null}
        readOnly={isReadOnly}
      >
        <div className="combo relative">
          <Combobox.Input
            id={id}
            className="input"
            placeholder="Type a name…"
            aria-describedby={describedBy}
            aria-invalid={isWrong || undefined}
          />
          {clears && value && !isReadOnly && (
            <Combobox.Clear
              className="absolute top-1/2 [translate:0_-50%] grid place-items-center w-7 h-7 border-0 bg-transparent text-ink-2 right-8"
              aria-label={`Take ${label} away`}
            >
              <Icon name="close" size={14} />
            </Combobox.Clear>
          )}
          <Combobox.Trigger
            className="absolute top-1/2 right-1 [translate:0_-50%] grid place-items-center w-7 h-7 border-0 bg-transparent text-ink-2"
            aria-label={`Show what can be chosen for ${label}`}
            disabled={isReadOnly}
          >
            <Icon name="chevronDown" size={14} />
          </Combobox.Trigger>
        </div>
        <Combobox.Portal>
          <Combobox.Positioner className={popupPlace} sideOffset={4} align="start">
            {/* What can be made of the name stands below the field, and must not be covered. */}
            <Combobox.Popup className={classes(popup, isNew && 'hidden')}>
              <Combobox.Empty className={popupLabel}>Nothing of that name.</Combobox.Empty>
              <Combobox.List>
                {(one: Named) => (
                  <Combobox.Item key={one.id} value={one} className={popupItem}>
                    {one.title}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      {making !== '' && !isReadOnly && (
        <NewReference
          to={to}
          title={making}
          onMade={(made) => {
            setLeft('')
            onChoose(made)
          }}
        />
      )}
    </>
  )
}
