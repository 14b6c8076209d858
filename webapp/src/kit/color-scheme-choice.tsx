import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import classes from './color-scheme-choice.module.css';
import { Icon, type IconName } from './icon.tsx';
import radios from './radio-labels.module.css';
import { useHydrated } from './use-hydrated.ts';
import { words } from './kit.words.tsx';

const choices: readonly { value: MantineColorScheme; label: string; icon: IconName }[] = [
  { value: 'auto', label: words.colors.auto, icon: 'screen' },
  { value: 'light', label: words.colors.light, icon: 'sun' },
  { value: 'dark', label: words.colors.dark, icon: 'moon' },
];

/** Light, dark, or as the system says. */
export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const chosen = useHydrated() ? colorScheme : 'auto';
  return (
    <div
      className={`${radios.radios} ${classes.choice}`}
      role="radiogroup"
      aria-labelledby="color-scheme-label"
    >
      <span id="color-scheme-label" className={classes.label}>
        {words.colors.name}
      </span>
      {choices.map(({ value, label, icon }) => (
        <label key={value} data-checked={value === chosen || undefined}>
          <input
            type="radio"
            name="color-scheme"
            value={value}
            checked={value === chosen}
            onChange={() => setColorScheme(value)}
          />
          <Icon name={icon} />
          {label}
        </label>
      ))}
    </div>
  );
}
