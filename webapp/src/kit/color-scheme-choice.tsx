import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import classes from './kit.module.css';
import { Icon, type IconName } from './icon.tsx';
import { useHydrated } from './page-state.ts';
import { kitMessages } from './messages.tsx';

const choices: readonly { value: MantineColorScheme; label: string; icon: IconName }[] = [
  { value: 'auto', label: kitMessages.colors.auto, icon: 'screen' },
  { value: 'light', label: kitMessages.colors.light, icon: 'sun' },
  { value: 'dark', label: kitMessages.colors.dark, icon: 'moon' },
];

/** Light, dark, or as the system says. Not a `SegmentedControl`, which would come with every page's first load. */
export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const hydrated = useHydrated();
  const chosen = hydrated ? colorScheme : 'auto';
  return (
    <div className={classes.colorScheme} role="radiogroup" aria-labelledby="color-scheme-label">
      <span id="color-scheme-label">{kitMessages.colors.name}</span>
      {choices.map(({ value, label, icon }) => (
        <label key={value}>
          <input
            type="radio"
            name="color-scheme"
            value={value}
            checked={value === chosen}
            disabled={!hydrated}
            onChange={() => setColorScheme(value)}
          />
          <Icon name={icon} /> {label}
        </label>
      ))}
    </div>
  );
}
