<x-layout :title="$x">
  <x-slot name="head"><x-slot:more>m</x-slot></x-slot>
  <form toolname="find" tooldescription="Find a car">
    <x-input name="a" label="A" required /><x-input name="b"/><x-forms.select name="c"><option>1</option></x-forms.select>
    <input name="d" {{ $attributes->merge(['class' => 'x']) }}><livewire:cars.search :cars="$cars" /><input name="e">
    <x-dynamic-component :component="$x"><input name="f"></x-dynamic-component>
  </form>
</x-layout>
