@extends('layout') @section('title', 'Cars') {{-- <form toolname="no"> @if --}}
@section('content')
<form toolname="find" tooldescription="@lang('find')" @class(['a' => $b]) method="post">
  @csrf @method('PUT')
  <input name="a" @checked($x) @disabled(old('y', ")")) @readonly(true) @required(f(g(h(1))))>
  <select name="b"><option value="1" @selected(old('b') == 1)>One</option></select>
  @switch($x) @case(1) <input name="c"> @break @case(2) <input name="d"> @break @default <input name="e"> @endswitch
  @forelse ($xs as $x) <input name="f"> @empty <input name="g"> @endforelse
  @isset($a) <input name="h"> @endisset @empty($a) <input name="i"> @endempty @unless ($a) <input name="j"> @else <input name="k"> @endunless
  @auth <input name="l"> @else <input name="m"> @endauth @guest <input name="n"> @endguest @can('x', $y) <input name="o"> @elsecan('z') <input name="p"> @endcan
  @error('a') <span>{{ $message }}</span> @enderror <input name="q" class="@error('q') invalid @enderror">
  @php $x = "<input name='no'>"; @endphp @php($y = 1) @verbatim <input name="{{ r }}" @if> @endverbatim
  @include('x', ['y' => '<input>']) @each('v', $xs, 'x') @yield('z') @stack('s') @json($x) {!! $html !!} {{ $text }} @{{ raw }} @@if a@b.c
  <input name="s" @if ($a) required @endif @foreach ($xs as $x) data-{{ $x }}="1" @endforeach @unless($b) disabled @endunless>
  @for ($i = 0; $i < 3; $i++) <input name="t"> @endfor @while (a) <input name="u"> @endwhile @production <input name="v"> @endproduction
  @custom($x) @endcustom @session('x') <input name="w"> @endsession @once <input name="x"> @endonce
</form>
@endsection @push('scripts') <script>@json($x)</script> @endpush
