import type { Availability } from '@swipefolio/shared/contract'
import { availabilityLabel } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { availabilities } from '@swipefolio/shared/rules'
import { media, theme } from '@swipefolio/shared/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

interface AvailabilityFieldProps {
  value: Availability
  onChange: (value: Availability) => void
}

/** One of a few answers. */
export const AvailabilityField = ({ value, onChange }: AvailabilityFieldProps) => {
  const name = useId()
  return (
    <Choices>
      <legend>{t('Availability')}</legend>
      {availabilities.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
          {availabilityLabel(choice)}
        </label>
      ))}
    </Choices>
  )
}

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.l};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: ${theme.weight.medium};
  }
  label {
    display: flex;
    align-items: center;
    gap: ${theme.space.xs};
    min-block-size: ${theme.control.medium};
    cursor: pointer;

    ${media.phone} {
      flex-basis: 100%;
    }
  }
  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${theme.color.like};
  }
`
